/** Where a request was sent to. */
export interface RequestOrigin {
  protocol: string;
  /** With its port. */
  host: string;
  hostname: string;
}

/**
 * The address that links in a brand's mails begin with, without a slash at its
 * end: that of the request where the host is one of the brand's; else the
 * configured public address, else the brand's first host. So nobody can have a
 * mail written that leads to a host of theirs.
 */
export function siteOrigin({ protocol, host, hostname }: RequestOrigin, brandHosts: readonly string[], publicUrl: string | undefined): string {
  if (brandHosts.includes(hostname)) return `${protocol}://${host}`;
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, '');
  return `${protocol}://${brandHosts[0] ?? host}`;
}
