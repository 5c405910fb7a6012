export const es = {
  all_visits: 'Todas las visitas',
  adults: 'Adultos',
  changes: 'Cambios y anulación',
  changes_until_one: 'Sin coste hasta una hora antes',
  changes_until_other: 'Sin coste hasta {{count}} horas antes',
};
