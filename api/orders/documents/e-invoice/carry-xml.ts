import type PdfKit from 'pdfkit'
import { xmlText } from './xml-text.ts'

type Pdf = InstanceType<typeof PdfKit>
/** PDF/A-3 (ISO 19005-3), the only PDF for archives that may carry another file. */
export const archivable = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const

type Carried = { data: Buffer; author: string; issuedAt: Date }

/**
 * Puts the data of an invoice into its PDF as ZUGFeRD 2.5 / Factur-X 1.09 asks: `factur-x.xml` as an alternative of the page, and
 * what it is in the metadata. The author stands here, as pdfkit writes names into the metadata unescaped.
 */
export function carryXml(pdf: Pdf, { data, author, issuedAt }: Carried): void {
  pdf.file(data, {
    name: 'factur-x.xml',
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  } as never)
  const metadata = pdf as unknown as { appendXML(xml: string): void }
  metadata.appendXML(`
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
      </rdf:Description>${facturX}`)
}

const escaped = (text: string) => xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const properties = {
  DocumentFileName: ['Text', 'The name of the embedded XML document', 'factur-x.xml'],
  DocumentType: ['Text', 'The type of the hybrid document in capital letters', 'INVOICE'],
  Version: ['Text', 'The version of the standard applying to the embedded XML document', '1.0'],
  ConformanceLevel: ['Text', 'The conformance level of the embedded XML document', 'EN 16931'],
} as const

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const facturX = `
      <rdf:Description rdf:about="" xmlns:fx="${namespace}">
${Object.entries(properties)
  .map(([name, [, , value]]) => `        <fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
      </rdf:Description>
      <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property><rdf:Seq>
${Object.entries(properties)
  .map(
    ([name, [type, description]]) => `            <rdf:li rdf:parseType="Resource">
              <pdfaProperty:name>${name}</pdfaProperty:name>
              <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
              <pdfaProperty:category>external</pdfaProperty:category>
              <pdfaProperty:description>${description}</pdfaProperty:description>
            </rdf:li>`,
  )
  .join('\n')}
          </rdf:Seq></pdfaSchema:property>
        </rdf:li></rdf:Bag></pdfaExtension:schemas>
      </rdf:Description>
    `
