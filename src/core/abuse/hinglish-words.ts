import type { PatternLists } from './abuse-kinds.ts';

export const hinglishWords: PatternLists = {
  obscenity: `
ch+[uov]*t~[iye]+y*[aeo](on|n|ns|s|p|pa|pe|panti|pana|giri|om)? c~[uv]+t~iy+a c~[uv]t~iya ch[uov]+t~yo ch+[uov]+t~i~a ch+u+t~t~t+iy[ae] ch+u+t~t~iye ch+u+t~t~iyap[a-z]* bh?sd[iy]?wa*l[aeio]n? chutmari[a-z]* chutm?aar[a-z]* cht?iya
m[aeu]*dh?[ae]*r+ch?h?[ouv]+[dt](o|on|e|a|i|u|ni|s|egi)? m[ae]*drch?h?[ouv]*d m[ae]+dar?j[ao]+t matherchod m[ae]*d[ae]*rx[ou]d
bh?[hea]*[hei]+nch?h?[ouv]+[dt](o|e|a|i|u|on|ni)? bh[ea]*nch[ouv]*d? bh[ea]+nc~h*o pencho+d? b[ea]hanchod bhain~?chod behnchod bhnchd bhnchod bahinchod b[ea]ti?chod betichod
bh[ou]+s[ae]*d+[a-z]* b[ou]sad?dik[ae] bosdi(ke|wale|na|ka)? bh?sdk[ea]? bh[ou]sr[iy]ke
ga+ndu+(s|o|on|giri|pana)? ga+nd (ga+nd)(e|fat|faad|masti|mara|mare|maru|maar|chaat|wa)[a-z]* ga+ndmari[a-z]*
l[uo]~[uo]*nd(s|u|oo|o|ka|ke|wa)? lnd la+[uvw]+d+[aeu]y*(a|e)? la+[uvw]~d~y~a lo+d[aeu] low+d[aeu](on|s)? lvd[aey]a? la+wd[ey]
chodu[s]? chuda[iy] chudwa[a-z]* chuda+k+a+d[a-z]* chudasi chudega chudegi chodu_bhagat
jha+n?t(u|oo|on|uo)? jha+nt(s|e)? jhatu jha+tu r[ae]nd[i](s|yo|yon|ya|bazi|baaz|baazi|khana|khane|pana|rona)? raa+nd[i]? r[a]+ndw[ae] rundi =raand tatt[iy](khor)? gaandfat bakchod(i|u)? bakchodi
bkl bklol mkc tmkc tmkb mkb bsdk bhsdk mcbc bcmc bkchd mdrch[ou]?d mdrchod tmkl mkl`,
  insult: `
bhadkha+u+ bhadwagiri madarbhag(a|e)t[a-z]* katmull[aeo](n|on)?
harami(on|yo|yon|o|pan|panti|pana)? hara+my haramkh?or(s|i|o|on)? hara+mz[a]*d[aeiou]+ hara+mj[a]*d[aeiou]+ kami+na kami+ne kami+ney kami+no(n)? kami+napan k[a]*mine
kut+iya(n|on|s)? kuttiya bhadw[aeiy]a? bhadv[aeiy]a? bhadu[aey] bhar+w[aeo]n? ch?hinal ra[kh]+e+l ra[kh]+ail kulta chudail churail dayan
b[ei]w[a]*[kq][ou]+f(s|o|on)? b[ei]va*[kq][ou]+f(s|o|on)? bewaqo*u*f na+la+y[aei]k(o|on|s)? nikam+[aeo](on|pan)? ja+hil(o|on|s)? ga[nv]*wa+r(o|on)? chirkut(s|o)? bhi[kh]+mang[aeo](on)? lukkh[aeo] namar+d(o|on)? na+pun+sak
ch+u+tad nik+hatt?u`,
  slur: 'katu[aey](o|on|s)? katw[aey] mull[eo](on)? h[iy]jd[aeo](on)? bheemt[aei] bhimt[aei](o)? chuslim sull[aeo](on)?',
};

/** Hindi words refused within longer ones too. */
export const hinglishStems: PatternLists = {
  obscenity: 'chut~iy[ae] choot~iy[ae] mad[ae]r~chod b[eh]+nchod behenchod bahenchod bhosdik bhosdiw betichod',
  insult: 'haramkhor hara~m~z~ad',
};

/** Hindi words that may be cut in two: `chu tiya`. */
export const hinglishSplit: PatternLists = {
  obscenity: `
ch+[uov]+t~i+y+[aeo] c~[uv]+t~i+ya m[ae]+d[ae]*r+ch*o+d(o|on)? bh?[hea]*[hei]+nch*o+d(o|on)? bahanchod bahinchod bhanchod betichod bh[ou]s[ae]*d[iaey](ke|ka|wale)? ga+ndu bhosdike chudakkad`,
  insult: 'harami haramkhor haramz[a]*d[aei]+ bewa?koof nalayak kut~iya',
};
