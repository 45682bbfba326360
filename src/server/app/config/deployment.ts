export interface Deployment {
  readonly host: string;
  readonly publicOrigin: string | undefined;
}

export type Scale = 'demo' | 'test' | 'large' | 'none' | number;

interface DeploymentSettings extends Deployment {
  readonly trustProxy: readonly string[];
  readonly demoScale: Scale | undefined;
}

export const isOfThisComputer = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** Complains of inconsistent settings for readers' origin and generated data. */
export const deploymentComplaints = ({ publicOrigin, trustProxy, demoScale }: DeploymentSettings, isDemo: boolean): string[] => [
  ...(publicOrigin?.startsWith('https:') && trustProxy.length === 0
    ? [
        `PUBLIC_ORIGIN=${publicOrigin} needs TRUST_PROXY as well: the proxy in front of this server that speaks https, such as TRUST_PROXY=loopback if it runs on this computer.`,
      ]
    : []),
  ...(!isDemo && demoScale !== undefined && demoScale !== 'none'
    ? [`DEMO_SCALE=${demoScale} makes up companies and posts, which belong only in a demo. Leave it out, or set it to none.`]
    : []),
];

/** None where members are real. */
export const scaleOf = ({ demoScale }: Pick<DeploymentSettings, 'demoScale'>, isDemo: boolean): Scale => (isDemo ? (demoScale ?? 'demo') : 'none');
