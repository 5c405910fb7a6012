interface DatabaseError {
  code: string;
  constraint?: string;
}

/** The SQLSTATE that the database gave for this error, for example `23505`; undefined when it is none of its errors. */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

/** The unique constraint that this error breaks; undefined when it breaks none. */
export function brokenUnique(error: unknown): string | undefined {
  const found = databaseError(error);
  return found?.code === '23505' ? (found.constraint ?? '') : undefined;
}

function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at as unknown as DatabaseError;
  }
  return undefined;
}
