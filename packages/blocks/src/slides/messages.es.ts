export const es = { previous: 'Anterior', next: 'Siguiente', position: '{{at}} de {{of}}' };
