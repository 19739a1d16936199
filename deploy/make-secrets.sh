#!/bin/sh
# Draws what can be drawn, once: a file that is there is never changed. Files are read by the accounts of the containers,
# which are not yours: the folder alone keeps them from others.
set -eu
umask 022

folder=${1:-"$(dirname "$0")/secrets"}
mkdir -p "$folder"
chmod 700 "$folder"

draw() { openssl rand -hex 32; }

keep() {
  [ -s "$folder/$1" ] && return
  printf '%s' "$2" > "$folder/$1"
  chmod 444 "$folder/$1"
  echo "$folder/$1"
}

keep LOTIR_SECRET "$(draw)"
keep LOTIR_METRICS_TOKEN "$(draw)"
keep postgres_password "$(draw)"
keep DATABASE_URL "postgres://postgres:$(cat "$folder/postgres_password")@database:5432/lotir"
for use in migrations identity jobs application; do
  keep "DATABASE_URL_$(echo "$use" | tr '[:lower:]' '[:upper:]')" "postgres://lotir_login_$use:$(draw)@database:5432/lotir"
done
