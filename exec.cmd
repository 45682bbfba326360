@rem The scripts of package.json take the place of the shell that npm starts (exec), so that a signal to npm reaches them. Here there is nothing to replace.
@%*
