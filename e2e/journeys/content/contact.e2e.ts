import { checkAccessibility } from '../../support/accessibility.ts';
import { demoMembers, openAs } from '../../support/club.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';

const contact = '/es/contacto';

test('a message reaches the winery: prefilled for a member, every fault at its field, a bot check, a confirmation, a mail (sections 2, 5, 6)', async ({
  page,
  place,
}) => {
  await openAs(page, place, demoMembers.lucia, contact);
  const form = page.getByRole('form', { name: 'Escríbanos' });
  await expect(form.getByLabel('Nombre')).not.toHaveValue('');
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(demoMembers.lucia.email);
  await form.getByLabel('Nombre').fill('Eulalia');
  await form.getByLabel('Apellidos').fill('Contacto Recibido');
  await form.getByLabel('Correo electrónico').fill('eulalia');
  await form.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/correo válido/);
  await expect(form.getByLabel('Mensaje')).toHaveAccessibleDescription('Este campo es obligatorio.');
  await checkAccessibility(page);
  await form.getByLabel('Asunto').selectOption('Una visita');
  await form.getByLabel('Correo electrónico').fill('eulalia@correo.example');
  await form.getByLabel('Teléfono').fill('600 112 233');
  await form.getByLabel('Mensaje').fill('Somos doce, y una viene en silla de ruedas.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByText('Mensaje enviado')).toBeVisible();
  const mail = await readMailTo(page, 'Una visita: Eulalia Contacto Recibido');
  expect(mail.text).toContain('Somos doce, y una viene en silla de ruedas.');
  expect(mail.text).toContain('eulalia@correo.example');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what was written is not lost: it stands ready in the reader’s own mail', async ({ page }) => {
    await page.goto(contact);
    const form = page.getByRole('form', { name: 'Escríbanos' });
    await form.getByLabel('Asunto').selectOption('Un pedido');
    await form.getByLabel('Mensaje').fill('¿Llega a Soria?');
    await form.getByRole('button', { name: 'Enviar el mensaje' }).click();
    const ready = page.getByRole('link', { name: 'Abrir mi correo' });
    await expect(ready).toHaveAttribute('href', /^mailto:bodega@montelar\.example\?subject=Un%20pedido&body=%C2%BFLlega%20a%20Soria%3F$/);
  });
});
