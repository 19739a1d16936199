#!/bin/sh
# The product reads its environment alone. Each file of the secrets' folder that bears the name of a variable becomes it
# here, in the process: nothing of it stands in compose.yaml, nor in what `docker inspect` shows.
set -eu

for file in "${SECRETS_FOLDER:-/run/secrets}"/*; do
  name=${file##*/}
  case $name in
    DATABASE_URL* | LOTIR_[A-Z]*) export "$name=$(cat "$file")" ;;
  esac
done

exec "$@"
