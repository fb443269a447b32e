/** The operator of the site, as named in the notice. */
export interface Operator {
  company: string;
  email: string;
  phone: string;
}

/** The text of a notice. Sections follow the order in which visitors use the site. */
export interface PrivacyNotice {
  title: string;
  /** Introduction, also used as the meta description. */
  lead: string;
  sections: readonly { heading: string; points: readonly string[] }[];
}
