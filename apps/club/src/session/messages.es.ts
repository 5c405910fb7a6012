export default {
  ended_title: 'Su sesión ha terminado',
  ended_kept: 'No se ha guardado todavía, pero lo que ha escrito sigue aquí. Entre de nuevo y vuelva a guardar.',
  ended: 'No se ha guardado. Entre de nuevo en su club y repítalo.',
  log_in: 'Entrar de nuevo',
};
