export const es = { wines: 'Vinos, uno a uno' };
