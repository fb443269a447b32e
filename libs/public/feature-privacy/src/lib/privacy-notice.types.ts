/** Who runs the site, as the notice names them. */
export interface Operator {
  company: string;
  email: string;
  phone: string;
}

/** A notice as it is written, in the order of what visitors do. */
export interface PrivacyNotice {
  title: string;
  /** Above the sections, and for search engines. */
  lead: string;
  sections: readonly { heading: string; points: readonly string[] }[];
}
