/** Files to begin with, as the import reads them (docs/import.md); the catalogue with a group, which a store says the category of. */
export const samples = {
  CSV: {
    type: 'text/csv',
    text: `Artikelnummer;Name;Kategorie;Preis;VE;Mindestmenge;Bestand
A-1001;Espresso Hausmischung 1 kg;kaffee-bohne;14,90;6;6;120
A-1002;Filterkaffee mild 500 g;kaffee-bohne;6,45;12;12;240
`,
  },
  BMEcat: {
    type: 'application/xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">
  <HEADER>
    <CATALOG><LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>MUSTER</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION><CURRENCY>EUR</CURRENCY></CATALOG>
    <SUPPLIER><SUPPLIER_NAME>Muster GmbH</SUPPLIER_NAME></SUPPLIER>
  </HEADER>
  <T_NEW_CATALOG>
    <CATALOG_GROUP_SYSTEM>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>10</GROUP_ID><GROUP_NAME>Kaffee, ganze Bohne</GROUP_NAME></CATALOG_STRUCTURE>
    </CATALOG_GROUP_SYSTEM>
    <PRODUCT>
      <SUPPLIER_PID>A-1001</SUPPLIER_PID>
      <PRODUCT_DETAILS><DESCRIPTION_SHORT>Espresso Hausmischung 1 kg</DESCRIPTION_SHORT></PRODUCT_DETAILS>
      <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><QUANTITY_MIN>6</QUANTITY_MIN></PRODUCT_ORDER_DETAILS>
      <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>14.90</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
    </PRODUCT>
    <PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>A-1001</PROD_ID><CATALOG_GROUP_ID>10</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG>
</BMECAT>
`,
  },
} as const
