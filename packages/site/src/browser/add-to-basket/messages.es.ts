export default {
  added_title: 'En la cesta',
  added_one: '{{title}}: una unidad añadida.',
  added_other: '{{title}}: {{count}} unidades añadidas.',
  to_basket: 'Ver la cesta',
  refused_title: 'No se ha podido añadir',
  failed: 'La cesta no responde. No se ha añadido nada; compruebe su conexión y vuelva a intentarlo.',
  close: 'Cerrar',
};
