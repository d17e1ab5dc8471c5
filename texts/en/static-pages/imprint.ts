import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Imprint',
  lead: 'Information under section 5 DDG, and where data, typefaces and marks come from.',
  sections: [
    {
      heading: 'Provider',
      paragraphs: [
        'Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, Germany.',
        'Represented by its managing director Marlene Beispiel.',
        'All particulars of the company are examples of this demonstration.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'E-mail: hallo@tresen.example. Phone: +49 30 0000 0000. Single point of contact for users and authorities ' +
          'under Articles 11 and 12 of Regulation (EU) 2022/2065: hallo@tresen.example, in German and English.',
      ],
    },
    {
      heading: 'Register and tax',
      paragraphs: [
        'Register court: Amtsgericht Charlottenburg (Berlin), HRB 000000 B. VAT identification number under section 27a UStG: DE136695976.',
      ],
    },
    {
      heading: 'Responsible for the magazine',
      paragraphs: ['Under section 18 (2) MStV: Marlene Beispiel, address as above.'],
    },
    {
      heading: 'Business customers only',
      paragraphs: [
        'Tresen is for entrepreneurs within the meaning of section 14 BGB. All prices are net, plus statutory ' +
          'VAT. The contract for the goods is with the supplier named on the product; its particulars are on its ' +
          'page. We do not take part in proceedings before a consumer arbitration board.',
      ],
    },
    {
      heading: 'Sources of data',
      paragraphs: [
        'Contains data from Open Food Facts (ODbL): names, GTINs, nutrition values and ingredients of many foods ' +
          'come from Open Food Facts as of June 2019. The database is licensed under the Open Database License 1.0; ' +
          'we pass on our changes to it under the same licence.',
        'Postcodes and places: GeoNames (CC BY 4.0).',
        'Prices, packs, stock, suppliers and reviews are invented for the demonstration.',
      ],
      links: [
        { label: 'Open Food Facts', url: 'https://world.openfoodfacts.org' },
        { label: 'Open Database License', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
        { label: 'GeoNames', url: 'https://www.geonames.org' },
        { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      heading: 'Pictures, typefaces and marks',
      paragraphs: [
        'The product pictures were made on a computer and show invented brands. For products of real makers they show the kind of pack, not the pack itself.',
        'Typefaces: Bricolage Grotesque, Geist, those of the labels and Noto Sans in invoices, SIL Open Font ' +
          'License 1.1. Icons: Lucide (ISC) and Phosphor (MIT).',
      ],
    },
  ],
}
