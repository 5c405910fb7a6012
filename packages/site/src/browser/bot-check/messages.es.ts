/** What is said about the bot check. */
export const es = {
  checking: 'Comprobando que lo envía una persona…',
  failedTitle: 'No hemos podido comprobar que lo envía una persona',
  failed: 'No se ha enviado nada y lo que ha escrito sigue aquí. Puede deberse a una conexión lenta: vuelva a intentarlo.',
  again: 'Volver a intentarlo',
};
