export default {
  title: 'Sus bonos de regalo',
  preparing: 'Estamos preparando los bonos. Es un momento.',
  later: 'Los bonos llegarán a su correo en unos minutos, cada uno con su página para imprimir.',
  people_one: 'Para una persona, hasta el {{day}}',
  people_other: 'Para {{count}} personas, hasta el {{day}}',
  open: 'Ver e imprimir',
  open_named: 'Ver e imprimir: {{title}}, bono {{number}}',
  ERROR_VOUCHER_NOT_FOUND: 'Ya no existe',
  ERROR_VOUCHER_TOO_SOON: 'Todavía no se puede canjear',
  ERROR_VOUCHER_OUTDATED: 'Caducado',
  ERROR_VOUCHER_INACTIVE: 'Anulado',
  ERROR_VOUCHER_USED: 'Canjeado',
};
