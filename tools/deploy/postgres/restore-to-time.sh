#!/bin/sh
# Copies a base backup into a new data folder that recovers to a moment when PostgreSQL starts on it. Run it as the user of
# PostgreSQL, with its programs in PATH:
#   restore-to-time.sh <base backup> <WAL archive> <new data folder> '2026-11-26 14:05:00+07'
set -eu

refuse() {
  echo "restore-to-time: $1" >&2
  exit 1
}

[ $# -eq 4 ] || refuse "expected <base backup> <WAL archive> <new data folder> <time>"
base=$1 archive=$2 data=$3 time=$4
[ -f "$base/backup_manifest" ] || refuse "$base is no base backup"
[ -d "$archive" ] || refuse "$archive is no folder"
[ ! -e "$data" ] || refuse "$data exists already"
case "$archive$time" in *\'* | *\"*) refuse "quotation marks are not allowed" ;; esac

pg_verifybackup --quiet "$base" || refuse "$base is damaged"
cp -R "$base" "$data"
chmod 700 "$data"
cat >> "$data/postgresql.auto.conf" <<END
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$time'
recovery_target_action = 'promote'
END
touch "$data/recovery.signal"
echo "Start PostgreSQL on $data. It recovers to $time and then accepts writes."
