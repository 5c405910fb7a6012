export const es = { download: 'Descargar: {{label}}' };
