import type { Report } from '../problem.ts';
import { advice } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';

/** Levels that wines and members name must be those of the club, and a membership ends unless its level is permanent. */
export function checkLevels({ club, members, wines, cases }: Sources, isRead: (path: string) => boolean, report: Report): void {
  // What is wrong with the club's own file is said once, there.
  if (!isRead('club/club.yaml')) return;
  const permanent = new Map((club?.value.levels ?? []).map(({ level, permanent }) => [level, permanent]));
  const unknown = (level: string) => `there is no level "${level}": ${advice(level, [...permanent.keys()], 'club/club.yaml')}`;
  for (const wine of [...wines, ...cases])
    for (const [at, level] of (wine.value.clubLevels ?? []).entries()) if (!permanent.has(level)) report(problemAt(wine, ['clubLevels', at], unknown(level)));
  for (const wine of wines) {
    for (const [at, { perMember = {} }] of wine.value.variants.entries())
      for (const level of Object.keys(perMember))
        if (level !== 'others' && !permanent.has(level)) report(problemAt(wine, ['variants', at, 'perMember', level], unknown(level)));
  }
  if (members === undefined) return;
  const check = (path: PropertyKey[], level: string, endsAt: string, ends: string | null) => {
    const isPermanent = permanent.get(level);
    if (isPermanent === undefined) report(problemAt(members, [...path, 'level'], unknown(level)));
    else if (isPermanent !== (ends === null))
      report(
        problemAt(
          members,
          [...path, endsAt],
          isPermanent ? `expected null, since the level ${level} is permanent` : `expected the day the ${level} membership ends such as 2027-12-31`,
        ),
      );
  };
  for (const [at, { level, membershipEnds, memberships = [] }] of members.value.members.entries()) {
    check(['members', at], level, 'membershipEnds', membershipEnds);
    for (const [index, one] of memberships.entries()) check(['members', at, 'memberships', index], one.level, 'ends', one.ends);
  }
}
