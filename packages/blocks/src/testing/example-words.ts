/** Three quotes as an editor writes them. */
export const exampleQuotes = [
  { text: 'Once kilómetros de piedra y ni un saco de cemento. El vino sabe a lo mismo: a paciencia.', by: 'Cuadernos de Viña', where: 'Octubre de 2026' },
  { text: 'Se baja con jersey en julio y se sube con ganas de volver.', by: 'El Diario del Ebro', where: 'Junio de 2026' },
  { text: 'Vidrio ligero, vino serio. Ojalá cunda.', by: 'Weinbrief Mosel' },
];
