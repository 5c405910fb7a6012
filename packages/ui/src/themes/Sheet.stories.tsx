import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  Badge,
  Button,
  Checkbox,
  Heading,
  Inline,
  Notice,
  Panel,
  Price,
  Quantity,
  Select,
  Stack,
  StepIndicator,
  Table,
  Text,
  TextField,
  TextLink,
} from '../index.ts';
import { brandThemes, clubThemes, officeThemes } from './registry.ts';

/** The parts together, as the sheet of the looks shows them. */
const meta = { title: 'Themes/Sheet' } satisfies Meta;
export default meta;

const intro: Record<string, [string, string]> = {
  [brandThemes[0]]: ['Alba', 'Ibarra Real Nova y Source Serif 4. Cantos vivos, filetes finos.'],
  [brandThemes[1]]: ['brisa', 'Commissioner, flared for display, plain for text. 2 px corners, colour fields.'],
  [clubThemes[0]]: ['Club La Llave', 'Ibarra en oro sobre negro cálido. Doble filete, como una tarjeta grabada.'],
  [officeThemes[0]]: ['Oficina', 'Commissioner, denso y sereno. Papel claro, una tinta azul para lo que se pulsa.'],
};

const label = (words: string) => (
  <Text as="div" size="label" tone="muted">
    {words}
  </Text>
);

export const Sheet: StoryObj = {
  render: function Parts(_args, { globals }) {
    const [quantity, setQuantity] = useState(2);
    const [name, text] = intro[String(globals['theme'])] ?? ['', ''];
    return (
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1} size="small">
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {text}
          </Text>
        </Stack>
        <div>
          <Panel heading={label('Botones')}>
            <Inline>
              <Button>Añadir a la cesta</Button>
              <Button variant="outline">Volver</Button>
            </Inline>
            <Inline>
              <Button variant="quiet">Ver la ficha</Button>
              <Button disabled>Agotado</Button>
            </Inline>
            <Inline>
              <Button size="small">Guardar</Button>
              <Button size="small" variant="outline">
                Elegir fecha
              </Button>
              <TextLink href="#ficha">Ver los veinticuatro</TextLink>
            </Inline>
          </Panel>
          <Panel heading={label('Campos')}>
            <TextField label="Nombre" defaultValue="Lucía" />
            <TextField label="Correo electrónico" defaultValue="lucia@correo" error="Escriba un correo válido, como nombre@correo.es." />
            <Select label="País" options={[{ value: 'ES', label: 'España' }]} />
            <TextField label="Documento, lo cambia la bodega" defaultValue="16 624 081 K" readOnly />
            <div>
              <Checkbox label="La misma dirección" defaultChecked />
              <Checkbox label="Acepto las condiciones de venta" />
            </div>
          </Panel>
          <Panel heading={label('Avisos')}>
            <Notice>Para más de 18 botellas, escríbanos y lo preparamos.</Notice>
            <Notice tone="error" title="No se ha podido reservar">
              Esa hora se acaba de llenar. Elija otra fecha.
            </Notice>
          </Panel>
          <Panel heading={label('Precio y cantidad')}>
            <Inline justify="between">
              <Price size="big" amount="49,00 €" note="2 × 24,50 €, IVA incluido" />
              <Quantity label="Cantidad" hideLabel decreaseLabel="Una menos" increaseLabel="Una más" value={quantity} max={6} onChange={setQuantity} />
            </Inline>
            <Inline>
              <Badge>Cosecha corta</Badge>
              <Badge tone="success">En bodega</Badge>
              <Badge tone="filled">Solo socios</Badge>
            </Inline>
          </Panel>
          <Panel heading={label('Pasos')}>
            <StepIndicator
              label="Pasos"
              doneLabel="hecho"
              current={2}
              steps={[{ name: 'Visitantes' }, { name: 'Fecha' }, { name: 'Datos' }, { name: 'Pago' }]}
            />
          </Panel>
          <Panel heading={label('Tabla')}>
            <Table
              caption="Pedidos"
              hideCaption
              columns={[
                { key: 'order', label: 'Pedido' },
                { key: 'state', label: 'Estado' },
                { key: 'total', label: 'Total', align: 'end' },
              ]}
              rows={[
                { key: '1', cells: { order: 'M 4821', state: 'En proceso', total: '124,40 €' } },
                { key: '2', cells: { order: 'M 4507', state: 'Completado', total: '73,50 €' } },
              ]}
            />
          </Panel>
        </div>
      </Stack>
    );
  },
};
