/** One static page: what stands under /static/… */
export type StaticPageText = {
  title: string
  /** For search engines and below the title. */
  lead: string
  sections: StaticSection[]
}

/** In the order of its fields. */
export type StaticSection = {
  heading: string
  /** By which other pages lead here. */
  anchor?: string
  paragraphs: string[]
  list?: string[]
  table?: { head: string[]; rows: string[][] }
  links?: { label: string; url: string }[]
}
