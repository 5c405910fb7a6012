import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

const person = { id: '7c4f3f8e-6f0e-4f4d-9b3d-1f6e6f1c2a10', name: 'Marta Gil' };

/** Long work of each kind: under way, with failures, done. */
export const exampleWork: Schemas['OfficeWork'][] = [
  {
    id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    kind: 'delivery_notes',
    person,
    reason: null,
    begun_at: '2026-11-23T09:41:00Z',
    ended_at: null,
    total: 200,
    done: 84,
    already: 0,
    failed: 0,
  },
  {
    id: '1b671a64-40d5-491e-99b0-da01ff1f3342',
    kind: 'dispatches',
    person,
    reason: null,
    begun_at: '2026-11-23T08:15:00Z',
    ended_at: '2026-11-23T08:16:00Z',
    total: 31,
    done: 28,
    already: 1,
    failed: 2,
  },
  {
    id: '1b671a64-40d5-491e-99b0-da01ff1f3343',
    kind: 'purchases',
    person: null,
    reason: 'Feria de Haro',
    begun_at: '2026-11-20T16:00:00Z',
    ended_at: '2026-11-20T16:01:00Z',
    total: 12,
    done: 12,
    already: 0,
    failed: 0,
  },
];

/** The lines of the second one that failed. */
export const exampleFailures: Schemas['OfficeWorkLine'][] = [
  { position: 3, asked: { number: 'M2RT-9004', carrier: 'gls', tracking_number: '88391' }, outcome: 'failed', problem: 'pickup', message: 'It is collected.' },
  { position: 31, asked: { number: 'NONE-0000', carrier: 'gls' }, outcome: 'failed', problem: 'no_order', message: 'There is no order NONE-0000.' },
];
