#!/bin/sh
# Puts a dump (first argument) in place as the database at DATABASE_URL, which must be empty: a database that holds tables is refused.
# Rehearse before: estate restore --check. No server may run on it meanwhile.
set -eu
: "${DATABASE_URL:?the empty database that the dump is put into}"
dump=${1:?the dump, as in: restore.sh /var/backups/parral/2026-11-22T03-00-00Z.dump}
tables=$(psql --no-psqlrc --quiet --tuples-only --no-align --dbname="$DATABASE_URL" --command="select count(*) from information_schema.tables where table_schema = 'public'")
if [ "$tables" -ne 0 ]; then
  echo "The database holds $tables tables already; nothing was restored. Make an empty one, and name it in DATABASE_URL." >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$dump"
psql --no-psqlrc --quiet --dbname="$DATABASE_URL" --command=analyze
echo "Restored. Start one server, then: estate audit"
