export const es = { members: 'Solo socios' };
