#!/bin/sh
# One dump of the database at DATABASE_URL into BACKUP_DIR; those older than KEEP_DAYS (30) go. A dump that was not finished has another name.
set -eu
: "${DATABASE_URL:?the database that is dumped}" "${BACKUP_DIR:?the folder that dumps go to}"
umask 077
mkdir -p "$BACKUP_DIR"
file="$BACKUP_DIR/$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" --dbname="$DATABASE_URL"
mv "$file.part" "$file"
find "$BACKUP_DIR" -name '*.dump' -mtime "+${KEEP_DAYS:-30}" -delete
echo "$file"
