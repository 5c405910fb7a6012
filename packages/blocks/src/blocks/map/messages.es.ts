export const es = { open: 'Cómo llegar, en OpenStreetMap', note: 'Norte arriba. El enlace abre otra página; esta no pide nada a nadie.' };
