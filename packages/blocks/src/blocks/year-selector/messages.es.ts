export const es = { expand_one: 'Ver {{count}} año', expand_other: 'Ver los {{count}} años', collapse: 'Ver menos' };
