import pg from 'pg';

/** Generated columns cannot be copied. */
const columnsOf = async (client: pg.Client, table: string, except: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !except.includes(name));
};

/** Columns in which a copy's search row differs, so that it has its own position in every order and on the map. */
const varied: Record<string, string> = {
  price: '(price * (0.8 + random() * 0.4))::bigint',
  price_rent: '(price_rent * (0.8 + random() * 0.4))::bigint',
  price_per_area: 'price_per_area * (0.8 + random() * 0.4)',
  lat: 'lat + (random() - 0.5) * 0.02',
  lng: 'lng + (random() - 0.5) * 0.02',
  published_at: "published_at - random() * interval '30 days'",
};

/**
 * Copies the assets of a filled database, with their covers and search rows, until there are `wanted`: a multiple of the
 * present number. Generating that many takes hours on a small machine. The cost of a search depends on the number and the
 * distribution of assets, and copies have the distribution of the originals, as well as their words.
 */
export const multiplyAssets = async (url: string, wanted: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  // If the server ends, the running statement fails and reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string; last: string }>(
      'select count(*) as count, max(id) as last from assets',
    );
    const times = wanted / Number(rows[0]!.count);
    const last = Number(rows[0]!.last);
    if (times <= 1) return;
    const copy = async (table: string, key: string, filter: string) => {
      const columns = await columnsOf(client, table, key === 'id' ? ['id'] : ['id', key]);
      const values = columns.map((name) => (table === 'asset_search' ? (varied[name] ?? name) : name));
      for (let number = 1; number < times; number++)
        await client.query(
          `insert into ${table} (${[key, ...columns].join(', ')}) overriding system value
           select ${[`${key} + ${number * last}`, ...values].join(', ')} from ${table} where ${key} <= ${last} ${filter}`,
        );
    };
    await copy('assets', 'id', '');
    await copy('asset_images', 'asset_id', "and sort = 0 and kind = 'photo'");
    await copy('asset_search', 'asset_id', '');
    await client.query('analyze');
  } finally {
    await client.end();
  }
};
