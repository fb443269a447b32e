import { useLoaderData } from 'react-router';
import { readPeerPage, type PeerCard, type PeerField, type PeerLink, type PeerPage } from './peer-page.ts';

export const loader = ({ request }: { request: Request }) => readPeerPage(request);

const Drawing = ({ of }: { of: string }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width={20}
    height={20}
    aria-hidden
    dangerouslySetInnerHTML={{ __html: of }}
  />
);

const Links = ({ links }: { links: PeerLink[] }) => (
  <ul>
    {links.map(({ href, text, drawing }) => (
      <li key={href}>
        <a href={href}>
          {drawing && <Drawing of={drawing} />}
          {text}
        </a>
      </li>
    ))}
  </ul>
);

const Field = ({ field: { name, legend, kind, options } }: { field: PeerField }) => (
  <fieldset>
    <legend>{legend}</legend>
    {kind === 'select' ? (
      <select name={name}>
        {options.map(({ value, text, count }) => (
          <option key={value} value={value}>{`${text} (${count})`}</option>
        ))}
      </select>
    ) : (
      options.map(({ value, text, count }) => (
        <label key={value} className="choice">
          <input type="checkbox" name={name} value={value} />
          {text} <span>{count}</span>
        </label>
      ))
    )}
  </fieldset>
);

const AssetCard = ({ card }: { card: PeerCard }) => (
  <article className="card">
    {card.picture && <img {...card.picture} alt="" loading="lazy" width={640} height={427} />}
    {card.badges.map((badge) => (
      <span key={badge} className="badge">
        {badge}
      </span>
    ))}
    <span className="photos">
      <Drawing of={card.photos.drawing} />
      {card.photos.text}
    </span>
    <p className="price">{card.price}</p>
    <h2>
      <a href={card.href}>{card.title}</a>
    </h2>
    <p>{card.kind}</p>
    <ul>
      {card.facts.map(({ drawing, text }) => (
        <li key={text}>
          <Drawing of={drawing} />
          {text}
        </li>
      ))}
    </ul>
    <p>
      <Drawing of={card.place.drawing} />
      {card.place.text}
    </p>
    {card.buttons.map(({ drawing, text }) => (
      <button key={text} type="button" aria-label={text}>
        <Drawing of={drawing} />
      </button>
    ))}
  </article>
);

/** The list without design system or messages. */
export default function PlainList() {
  const { menu, fields, total, cards, pages, columns, tabs } = useLoaderData<PeerPage>();
  return (
    <>
      <header>
        <a href="/">อยู่ดี</a>
        <nav>
          <Links links={menu} />
        </nav>
      </header>
      <main>
        <form>
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          <button type="submit">{total} ทรัพย์</button>
        </form>
        <h1>{total} ทรัพย์</h1>
        <input type="search" name="q" />
        {cards.map((card) => (
          <AssetCard key={card.href} card={card} />
        ))}
        <nav>
          <Links links={pages} />
        </nav>
      </main>
      <footer>
        {columns.map(({ title, links }) => (
          <nav key={title}>
            <p>{title}</p>
            <Links links={links} />
          </nav>
        ))}
      </footer>
      <nav>
        <Links links={tabs} />
      </nav>
    </>
  );
}
