#!/bin/bash
# One login per use (docs/database-rights.md), with the passwords of the addresses that Lotir is given.
set -euo pipefail

folder=${SECRETS_FOLDER:-/run/secrets}

login() {
  local variable=$1 role=$2 address name password
  address=$(cat "$folder/$variable")
  # postgres://name:password@… ; deploy/make-secrets.sh writes nothing that an address would escape.
  address=${address#*://}
  address=${address%%@*}
  name=${address%%:*}
  password=${address#*:}
  psql -v ON_ERROR_STOP=1 --no-psqlrc --quiet -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
    -v name="$name" -v password="$password" -v role="$role" <<'SQL'
create role :"name" login password :'password' in role :"role";
SQL
}

login DATABASE_URL_MIGRATIONS lotir_owner
login DATABASE_URL_IDENTITY lotir_identity
login DATABASE_URL_JOBS lotir_jobs
login DATABASE_URL_APPLICATION lotir_application
