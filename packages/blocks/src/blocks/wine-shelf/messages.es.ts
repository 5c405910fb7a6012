export const es = { shelf: 'Vinos en la estantería', members: 'Solo socios' };
