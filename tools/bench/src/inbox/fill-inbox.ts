import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Conversations of one buyer without an account, which a member with the phone gets, and messages in all of them. */
export interface Inbox {
  phone: string;
  conversations: number;
  messages: number;
}

const statements = ({ phone, conversations, messages }: Inbox) => [
  `insert into conversations (subject, seller_id, buyer_name, buyer_phone, buyer_locale)
   select g, (select min(id) from members), 'วิภา', '${phone}', 'th' from generate_series(1, ${conversations}) g`,
  `insert into conversation_messages (conversation_id, author, text, folded, locale)
   select ids.id, case when g % 2 = 0 then 'buyer' else 'seller' end, words, words, 'th'
   from generate_series(1, ${messages}) g
   join (select id, row_number() over (order by id) as place from conversations where buyer_phone = '${phone}') ids
     on ids.place = 1 + g % ${conversations},
   lateral (select 'สวัสดีครับ สนใจห้องนี้ ขอนัดดูวันเสาร์ได้ไหม ราคาต่อรองได้หรือเปล่า ' || md5(g::text) || ' ขอบคุณครับ' as words) text`,
  `update conversations c set last_message_id = m.id, seller_wrote_id = m.id, buyer_wrote_id = m.id - 1
   from (select conversation_id, max(id) as id from conversation_messages group by 1) m where m.conversation_id = c.id`,
  'analyze conversations',
  'analyze conversation_messages',
];

/** Fills an inbox on PostgreSQL. */
export const fillOnPostgres = async (url: string, inbox: Inbox): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(inbox)) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Fills an inbox in the embedded database of a data folder, which no program has open. */
export const fillEmbedded = async (dataDir: string, inbox: Inbox): Promise<void> => {
  const database = await PGlite.create(join(dataDir, 'postgres'));
  try {
    for (const statement of statements(inbox)) await database.exec(statement);
  } finally {
    await database.close();
  }
};
