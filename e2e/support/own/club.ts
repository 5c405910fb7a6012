import type { Declared } from './declared.ts';

/** Members of journeys/club. */
export const club = {
  members: {
    'marks-preferences': { like: 'lucia@club.example' },
    'invites-somebody': { like: 'lucia@club.example' },
    'invites-a-member': { like: 'lucia@club.example' },
    'edits-details': { like: 'lucia@club.example' },
    'edits-the-address': { like: 'lucia@club.example' },
    'changes-language': { like: 'lucia@club.example' },
    'session-ends': { like: 'lucia@club.example' },
    'leaves-in-another-tab': { like: 'lucia@club.example' },
    'orders-again': { like: 'lucia@club.example' },
    'buys-the-allocation': { like: 'lucia@club.example' },
    'forgets-the-password': { like: 'lucia@club.example' },
  },
} satisfies Declared;
