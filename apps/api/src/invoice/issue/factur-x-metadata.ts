import { PDF, PdfStream } from '@libpdf/core'

const uri = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
]
  .map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
      '<pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('')

/** A PDF/A-3 file has to declare the names of its metadata. */
const schema =
  '<rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>` +
  '<pdfaSchema:prefix>fx</pdfaSchema:prefix>' +
  `<pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li>`

const description =
  `<rdf:Description rdf:about="" xmlns:fx="${uri}">` +
  '<fx:DocumentType>INVOICE</fx:DocumentType>' +
  '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>' +
  '<fx:Version>1.0</fx:Version>' +
  '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>'

const endOfSchemas = '</rdf:Bag></pdfaExtension:schemas>'
const endOfDescriptions = '</rdf:RDF>'

/**
 * Adds to the metadata of a PDF that the attached `factur-x.xml` is its invoice, in the EN 16931
 * profile.
 */
export async function withFacturXMetadata(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes)
  const entry = pdf.getCatalog().get('Metadata')
  const stream = entry?.type === 'ref' ? pdf.context.resolve(entry) : entry
  if (!(stream instanceof PdfStream)) throw new Error('The PDF has no metadata.')
  const xmp = Buffer.from(stream.getDecodedData()).toString('utf8')
  if (!xmp.includes(endOfSchemas)) throw new Error('The metadata of the PDF name no schemas.')
  const extended = xmp
    .replace(endOfSchemas, `${schema}${endOfSchemas}`)
    .replace(endOfDescriptions, `${description}${endOfDescriptions}`)
  stream.setData(Buffer.from(extended, 'utf8'))
  // The metadata are appended, because a long document would take long to write again; archives
  // read only uncompressed metadata.
  return pdf.save({ incremental: true, compressStreams: false })
}
