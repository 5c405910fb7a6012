import type { Language, Member } from '../../estate-folder/index.ts';

const labels: Record<Member['level'], Record<Language, string>> = {
  bronze: { es: 'Bronce', en: 'Bronze' },
  platinum: { es: 'Platino', en: 'Platinum' },
  team_montelar: { es: 'Equipo Montelar', en: 'Montelar team' },
  team_oria: { es: 'Equipo Oria', en: 'Oria team' },
  collaborator: { es: 'Colaborador', en: 'Collaborator' },
  ambassador: { es: 'Embajador', en: 'Ambassador' },
  shareholder: { es: 'Accionista', en: 'Shareholder' },
};

/** The name of a membership's level in the member's language. */
export function levelLabel(level: Member['level'], language: Language): string {
  return labels[level][language];
}
