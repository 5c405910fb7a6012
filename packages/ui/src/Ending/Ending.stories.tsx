import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DataList } from '../DataList/DataList.tsx';
import { Ending } from './Ending.tsx';
import { EndingNext } from './EndingNext.tsx';
import { EndingNote } from './EndingNote.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a failure on a page that stays; that is a Notice. */
const meta = {
  title: 'Layout/Ending',
  component: Ending,
  parameters: {
    guide: guide({
      use: 'Something is over: bought, booked, asked, or not paid after all. It says so once, and what comes next.',
      parts: ['what is done', 'number or date', 'what to do now', 'what happens, day by day', 'what else there is'],
      unseen: 'That the title takes the focus, since the page came by itself.',
      words: {
        rule: 'In the past, then days with their dates.',
        yes: { es: 'Su pedido está en la bodega', en: 'Your order is with the winery' },
        no: { es: '¡Enhorabuena!', en: 'Congratulations!' },
      },
      pairs: [
        {
          yes: () => <EndingNote title="Petición enviada">La ha recibido Inés Ruano. Le contesta antes del viernes 27 de noviembre.</EndingNote>,
          no: () => <EndingNote title="¡Enhorabuena!">Su solicitud se ha procesado correctamente.</EndingNote>,
          why: 'What is done, who has it, and the day by which something comes of it.',
          but: 'It congratulates the reader on having written, and leaves open whether anybody reads it.',
        },
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Ending>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600"><path fill="tan" d="M0 0h1200v600H0z"/><path fill="sienna" d="M0 420l1200-90v270H0z"/></svg>')}`;
const scene = <img src={field} alt="" width={1200} height={600} style={{ width: '100%' }} />;
const steps = [
  { mark: 'Hoy', what: '22 de noviembre', text: 'Pedido y pago confirmados.' },
  { mark: 'Al salir de la bodega', what: 'Le escribimos', text: 'Con el nombre del transportista y el número de la caja.' },
  { mark: 'En su puerta', what: '25–27 de noviembre', text: 'Calle del Laurel, 14, Logroño.' },
];

/** Something was bought: title, picture, what it was, what happens now, what to do next. */
export const Bought: Story = {
  args: {
    title: 'Gracias por su pedido',
    emphasis: 'Su caja está en la mesa',
    lead: 'Las botellas se embalan a mano.',
    picture: scene,
    children: <DataList items={[{ name: 'Número de pedido', value: 'FSCT-29V0' }]} />,
    steps: { title: 'Qué pasa ahora', steps },
    next: (
      <EndingNext mark="Mientras llega" title="Venga a ver de dónde sale" action={<Button href="#visit">Reservar la visita</Button>} picture={scene}>
        <p>La bodega de 1924: 1 h 30, 24,00 € por adulto.</p>
      </EndingNext>
    ),
  },
};

/** A day was booked: it fills the page, however long its name is. */
export const Booked: Story = {
  args: {
    title: 'Su visita está confirmada',
    about: 'La bodega de 1924',
    figure: '30 de septiembre',
    lead: 'Miércoles, a las 12:30 PM',
    actions: <Button href="#calendar">Añadir al calendario</Button>,
    picture: scene,
    next: (
      <EndingNext title="Si cambia de planes" field="raise" action={<Button variant="outline">Cambiar o anular</Button>}>
        <p>Puede cambiar el día o anular sin coste hasta el lunes 28.</p>
      </EndingNext>
    ),
  },
};

/** Inside a page, in the place of the form that was sent. */
export const InsideAPage: Story = {
  args: { title: '' },
  render: () => (
    <EndingNote title="Petición enviada" level={2} live steps={{ title: 'Qué pasa ahora', steps }} action={<Button href="#visits">Ver las visitas</Button>}>
      Hemos recibido su petición y le contestamos en dos días laborables.
    </EndingNote>
  ),
};
