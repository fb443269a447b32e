import type { Frozen } from './frozen.ts';
import { findNginx, nginxBasics, quoted, runNginx } from './nginx-process.ts';

/** Documents in the best coding that the client accepts. */
const configuration = (folder: string, files: readonly Frozen[], port: number) => `
${nginxBasics(folder)}
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  map_hash_bucket_size 1024;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types { image/webp webp; font/woff2 woff2; image/svg+xml svg; }
  map $http_accept_encoding $encoding { ~br br; ~gzip gzip; default ""; }
  map $http_accept_encoding $suffix { ~br .br; ~gzip .gz; default ""; }
  map $request_uri $twin_file {
    default /none;
    ${files.map(({ address, file }) => `${quoted(address)} /${file};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    open_file_cache max=1000;
    location / { try_files $twin_file =404; }
    ${files
      .filter(({ isDocument }) => isDocument)
      .map(
        ({ address, file }) =>
          `location = ${quoted(address)} { types {} default_type "text/html; charset=utf-8"; add_header Content-Encoding $encoding; try_files /${file}$suffix =404; }`,
      )
      .join('\n    ')}
  }
}`;

/** nginx that serves a frozen folder; null where nginx is not installed. */
export const startNginx = (folder: string, files: readonly Frozen[], port: number) => {
  const program = findNginx();
  return program ? runNginx(program, folder, configuration(folder, files, port)) : null;
};
