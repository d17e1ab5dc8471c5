/** One static page: what stands under /static/… */
export type StaticPageText = {
  title: string
  /** For search engines and below the title. */
  lead: string
  sections: { heading: string; paragraphs: string[]; links?: { label: string; url: string }[] }[]
}
