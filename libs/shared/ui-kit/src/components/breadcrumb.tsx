import '../../generated/styles/breadcrumb.css';

export interface BreadcrumbProps {
  label: string;
  /** From the home page to the current page. The last item is the current page and needs no `href`. */
  items: readonly { label: string; href?: string }[];
}

export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className="y-breadcrumb">
      {items.map((item) => (
        <li key={item.label} className="y-breadcrumb__item">
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <a href={item.href}>{item.label}</a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
