export const es = { shelf: 'Vinos en la estantería' };
