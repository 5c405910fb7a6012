export default {
  add: 'Añadir a la cesta',
  add_named: 'Añadir a la cesta: {{title}}',
  adding: 'Añadiendo…',
  go_on: 'Seguir comprando',
  failed: 'La cesta no responde. No se ha añadido nada; compruebe su conexión y vuelva a intentarlo.',
  sold_out: 'Agotado',
  soon: 'Próximamente',
  few: 'Últimas {{count}}',
  had: 'Ya tiene las suyas',
  locked: 'Solo para socios',
};
