import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Bottle } from '../illustrations/index.ts';
import {
  BackLink,
  Button,
  Card,
  Checkbox,
  ChoiceCards,
  Columns,
  DataList,
  Grid,
  GridItem,
  Header,
  Heading,
  Inline,
  LanguageSwitch,
  LinkTiles,
  Page,
  Panel,
  Price,
  Quantity,
  Section,
  Select,
  Stack,
  StepIndicator,
  SummaryList,
  Text,
  TextArea,
  TextField,
  TextLink,
  Wordmark,
} from '../index.ts';
import { brandThemes, clubThemes, officeThemes } from './registry.ts';

/** Whole pages, to see the parts at work beside the looks; the real ones live in the apps. */
const meta = { title: 'Themes/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const languages = (
  <LanguageSwitch
    label="Idioma"
    current="es"
    choices={[
      { language: 'es', short: 'ES', name: 'Español', href: '#es' },
      { language: 'en', short: 'EN', name: 'English', href: '#en' },
    ]}
  />
);
const names: Record<string, string> = {
  [brandThemes[0]]: 'ALBA',
  [brandThemes[1]]: 'brisa',
  [clubThemes[0]]: 'Club La Llave',
  [officeThemes[0]]: 'Oficina',
};

function Head({ theme }: { theme: unknown }) {
  return (
    <Header
      ruled
      wordmark={<Wordmark name={names[String(theme)] ?? ''} href="#inicio" />}
      navLabel="Principal"
      links={[
        { href: '#vinos', label: 'Vinos' },
        { href: '#visitas', label: 'Visitas' },
      ]}
      menuLabel="Menú"
      closeLabel="Cerrar"
      language={languages}
    />
  );
}

const heading = (words: string) => (
  <Heading level={2} size="minor">
    {words}
  </Heading>
);

export const Checkout: Story = {
  render: (_args, { globals }) => (
    <>
      <Head theme={globals['theme']} />
      <main>
        <Section space="small">
          <Stack gap={48}>
            <StepIndicator label="Pasos" doneLabel="hecho" current={1} steps={[{ name: 'Datos y envío' }, { name: 'Pago con tarjeta' }]} />
            <Grid>
              <GridItem tablet={{ start: 1, span: 12 }} desk={{ start: 1, span: 7 }}>
                <Stack gap={24}>
                  <Heading level={1} size="form">
                    Datos y envío
                  </Heading>
                  <div>
                    <Panel heading={heading('Sus datos')} action={<Button variant="quiet">Editar</Button>}>
                      <DataList
                        variant="pairs"
                        items={[
                          { name: 'Nombre', value: 'Lucía Arteaga Sáenz' },
                          { name: 'Documento', value: 'DNI 16 624 081 K' },
                          { name: 'Correo', value: 'lucia.arteaga@correo.es' },
                          { name: 'Teléfono', value: '+34 600 112 233' },
                        ]}
                      />
                    </Panel>
                    <Panel heading={heading('Modo de envío')}>
                      <ChoiceCards
                        legend="Modo de envío"
                        name="mode"
                        defaultValue="home"
                        options={[
                          { value: 'home', title: 'A domicilio', text: 'De dos a cuatro días', aside: '6,50 €' },
                          { value: 'shop', title: 'Recoger en la bodega', text: 'Lunes a domingo, 10:30 a 15:00', aside: 'Gratis' },
                        ]}
                      />
                    </Panel>
                    <Panel heading={heading('Dirección de envío')} action={<Button variant="quiet">Guardar</Button>}>
                      <Columns>
                        <TextField label="Nombre" defaultValue="Lucía" />
                        <TextField label="Apellidos" defaultValue="Arteaga Sáenz" />
                      </Columns>
                      <TextField label="Dirección" defaultValue="Calle del Laurel, 14" />
                      <Columns>
                        <Select label="País" options={[{ value: 'ES', label: 'España' }]} />
                        <Select label="Provincia" options={[{ value: '26', label: 'La Rioja' }]} />
                      </Columns>
                      <Columns layout="narrow-wide">
                        <TextField label="Código postal" defaultValue="2600" error="Faltan cifras: son cinco." />
                        <TextField label="Localidad" defaultValue="Logroño" />
                      </Columns>
                    </Panel>
                    <Panel heading={heading('Algo más')}>
                      <TextArea label="Comentario para el envío (opcional)" maxLength={200} counter={(used, most) => `${used} de ${most}`} />
                      <div>
                        <Checkbox label="Es un regalo: sin precios en el paquete" defaultChecked />
                        <Checkbox
                          label={
                            <>
                              He leído y acepto las{' '}
                              <TextLink href="#c" variant="inline" tone="ink">
                                condiciones de venta
                              </TextLink>
                            </>
                          }
                        />
                      </div>
                    </Panel>
                    <Panel>
                      <Inline justify="between">
                        <TextLink href="#cesta">Volver</TextLink>
                        <Button>Continuar al pago</Button>
                      </Inline>
                    </Panel>
                  </div>
                </Stack>
              </GridItem>
              <GridItem tablet={{ start: 1, span: 12 }} desk={{ start: 9, span: 4 }}>
                <Card as="aside" labelledBy="summary">
                  <Stack gap={20}>
                    <Heading level={2} size="minor" id="summary">
                      Su pedido
                    </Heading>
                    <TextField label="Código de descuento" action={<Button variant="outline">Aplicar</Button>} />
                    <SummaryList
                      lines={[
                        { key: 's', name: 'Subtotal', amount: '127,90 €' },
                        { key: 'c', name: 'Cupón VENDIMIA', amount: '−10,00 €' },
                        { key: 'e', name: 'Envío a España', amount: '6,50 €' },
                      ]}
                      total={{ name: 'Total', amount: '124,40 €' }}
                      note="Incluye 21,59 € de IVA"
                    />
                  </Stack>
                </Card>
              </GridItem>
            </Grid>
          </Stack>
        </Section>
      </main>
    </>
  ),
};

export const Product: Story = {
  render: function Wine(_args, { globals }) {
    const [quantity, setQuantity] = useState(2);
    return (
      <>
        <Head theme={globals['theme']} />
        <main>
          <Page>
            <Grid>
              <GridItem tablet={{ start: 1, span: 5 }} desk={{ start: 1, span: 6 }}>
                <Inline justify="center" align="end">
                  <Bottle
                    shape="burgundy"
                    glass="black"
                    capsule="clay"
                    label={{
                      layout: 'C',
                      theme: brandThemes[1],
                      wordmark: 'brisa',
                      name: '872',
                      sub: 'Arcilla roja',
                      vintage: 2020,
                      big: '872',
                      accent: 'clay',
                      strata: 'clay',
                    }}
                    scale={1.75}
                  />
                </Inline>
              </GridItem>
              <GridItem tablet={{ start: 6, span: 7 }} desk={{ start: 7, span: 6 }}>
                <Section space="small" width="full">
                  <Stack gap={24}>
                    <Stack gap={8}>
                      <BackLink href="#tintos" label="Todos los tintos" />
                      <Heading level={1} tone="second">
                        872 Arcilla
                      </Heading>
                      <Text size="lead">Tinto fino de una sola ladera de arcilla roja a 872 metros. Da su fruto tarde: mora, té frío y un final largo.</Text>
                    </Stack>
                    <LinkTiles
                      label="Añada"
                      links={[
                        { href: '#2018', title: '2018', text: '38,00 €' },
                        { href: '#2019', title: '2019', text: '36,00 €' },
                        { href: '#2020', title: '2020', text: '34,00 €', current: true },
                        { href: '#2022', title: '2022', text: 'Pronto', off: true },
                      ]}
                    />
                    <Columns layout="wide-auto">
                      <Select label="Formato" options={[{ value: '75', label: 'Botella, 75 cl' }]} />
                      <Quantity label="Cantidad" decreaseLabel="Una menos" increaseLabel="Una más" value={quantity} max={6} onChange={setQuantity} />
                    </Columns>
                    <Columns>
                      <Price size="big" amount="68,00 €" note="IVA incluido, 45,33 € el litro" />
                      <Button full>Añadir a la cesta</Button>
                    </Columns>
                    <Heading level={2} size="item">
                      Datos
                    </Heading>
                    <DataList
                      items={[
                        { name: 'Uva', value: 'Tinto fino 96 %, albillo 4 %' },
                        { name: 'Altitud', value: '872 m, al noreste' },
                        { name: 'Suelo', value: 'Arcilla roja sobre caliza' },
                      ]}
                    />
                  </Stack>
                </Section>
              </GridItem>
            </Grid>
          </Page>
        </main>
      </>
    );
  },
};
