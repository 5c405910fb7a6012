import type { Language, Level } from '../../platform/content/index.ts';

const labels: Record<Exclude<Level, `team_${string}`>, Record<Language, string>> = {
  bronze: { es: 'Bronce', en: 'Bronze' },
  platinum: { es: 'Platino', en: 'Platinum' },
  collaborator: { es: 'Colaborador', en: 'Collaborator' },
  ambassador: { es: 'Embajador', en: 'Ambassador' },
  shareholder: { es: 'Accionista', en: 'Shareholder' },
};

/** The name of a membership's level in a language; a team is named by its estate. */
export function levelLabel(level: Level, language: Language): string {
  if (level in labels) return labels[level as keyof typeof labels][language];
  const estate = level.slice('team_'.length);
  const name = `${estate.charAt(0).toUpperCase()}${estate.slice(1)}`;
  return language === 'es' ? `Equipo ${name}` : `${name} team`;
}
