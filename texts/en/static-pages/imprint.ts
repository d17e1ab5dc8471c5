import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Imprint',
  lead: 'Who is behind Tresen, and where data, fonts and symbols come from.',
  sections: [
    {
      heading: 'Provider',
      paragraphs: [
        'Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, Germany. Represented by its managing directors.',
        'Email: hallo@tresen.example. Phone: +49 30 0000 0000.',
        'Register court: Amtsgericht Charlottenburg. VAT id: DE136695976. All details of this demonstration are examples.',
      ],
    },
    {
      heading: 'For businesses only',
      paragraphs: [
        'Tresen serves entrepreneurs as defined in section 14 of the German Civil Code. All prices are net of statutory value added tax.',
        'The seller of the goods is the respective store; its details are on its page.',
      ],
    },
    {
      heading: 'Sources of the data',
      paragraphs: [
        'Contains data from Open Food Facts (ODbL): names, GTINs, nutrition and ingredients of many foods come from Open Food Facts, as of June 2019. The database is under the Open Database License 1.0; our changes to it are passed on under the same licence.',
        'Postcodes and towns: GeoNames (CC BY 4.0).',
        'Prices, packs, stock, stores and reviews are invented for this demonstration.',
      ],
      links: [
        { label: 'Open Food Facts', url: 'https://world.openfoodfacts.org' },
        { label: 'Open Database License', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
        { label: 'GeoNames', url: 'https://www.geonames.org' },
        { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      heading: 'Pictures, fonts and symbols',
      paragraphs: [
        'The product pictures are made by computer and show invented brands. For goods of real makers they show the kind of pack, not the pack itself.',
        'Fonts: Bricolage Grotesque, Geist and the fonts of the labels, SIL Open Font License 1.1. Symbols: Lucide (ISC) and Phosphor (MIT).',
      ],
    },
  ],
}
