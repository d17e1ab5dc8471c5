/** HTML that stands in the page, in the element of that id: the page's data block points there instead of repeating it. */
export class PageHtml {
  readonly id: string
  readonly html: string

  constructor(id: string, html: string) {
    this.id = id
    this.html = html
  }
}
