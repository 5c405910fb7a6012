const permanent = new Set(['collaborator', 'ambassador', 'shareholder']);

/**
 * Whether a level never ends (specification section 4): team_<estate>,
 * collaborator, ambassador, shareholder. Those show number and type of user and
 * no validity date.
 */
export function isPermanentLevel(level: string): boolean {
  return permanent.has(level) || /^team_[a-z][a-z0-9-]*$/.test(level);
}
