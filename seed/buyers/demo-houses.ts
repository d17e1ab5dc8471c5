/** Invented businesses beside the demo accounts, in places that exist. */
export const demoHouses = [
  ['Hotel Alte Post', 'HOTEL', 'Katrin', 'Obermaier', 'Ludwigstraße', '12', '82467', 'Garmisch-Partenkirchen'],
  ['Seehotel Wellenschlag', 'HOTEL', 'Thomas', 'Rieger', 'Uferweg', '3', '78462', 'Konstanz'],
  ['Hotel Kaiserbogen', 'HOTEL', 'Annette', 'Schulte', 'Bahnhofstraße', '41', '65183', 'Wiesbaden'],
  ['Strandhotel Dünenkamm', 'HOTEL', 'Malte', 'Harder', 'Strandpromenade', '8', '18609', 'Binz'],
  ['Gasthof Bergahorn', 'HOTEL', 'Veronika', 'Huber', 'Dorfplatz', '1', '87561', 'Oberstdorf'],
  ['Pension Fliederhof', 'HOTEL', 'Ines', 'Krüger', 'Gartenstraße', '22', '19053', 'Schwerin'],
  ['Hotel am Domplatz', 'HOTEL', 'Stefan', 'Bergmann', 'Domgasse', '5', '39104', 'Magdeburg'],
  ['Landhotel Mühlengrund', 'HOTEL', 'Birgit', 'Sander', 'Mühlenweg', '14', '34117', 'Kassel'],
  ['Café Zimtstern', 'CAFE', 'Lena', 'Fischer', 'Königstraße', '30', '70173', 'Stuttgart'],
  ['Kaffeehaus Lerchenfeld', 'CAFE', 'Moritz', 'Engel', 'Lerchenstraße', '9', '22767', 'Hamburg'],
  ['Rösterei & Café Bohnenkorb', 'CAFE', 'Deniz', 'Aydin', 'Bergmannstraße', '58', '10961', 'Berlin'],
  ['Café Federleicht', 'CAFE', 'Sophie', 'Neumann', 'Neugasse', '17', '07743', 'Jena'],
  ['Konditorei Zuckerhut', 'CAFE', 'Walter', 'Scholz', 'Hauptstraße', '64', '69117', 'Heidelberg'],
  ['Café Kranichweg', 'CAFE', 'Hanna', 'Vogel', 'Kranichweg', '2', '14467', 'Potsdam'],
  ['Espressobar Punto', 'CAFE', 'Luca', 'Moretti', 'Ehrenstraße', '11', '50667', 'Köln'],
  ['Bäckerei-Café Ährenkranz', 'CAFE', 'Renate', 'Pohl', 'Marktplatz', '7', '99084', 'Erfurt'],
  ['Wirtshaus Zur Linde', 'RESTAURANT', 'Josef', 'Brandl', 'Hans-Sachs-Straße', '6', '80469', 'München'],
  ['Trattoria Limone', 'RESTAURANT', 'Giulia', 'Conti', 'Karlstraße', '27', '76133', 'Karlsruhe'],
  ['Restaurant Hafenkante', 'RESTAURANT', 'Jan', 'Petersen', 'Am Hafen', '4', '24103', 'Kiel'],
  ['Brauhaus Goldener Hopfen', 'RESTAURANT', 'Michael', 'Wagner', 'Kaiserstraße', '19', '90402', 'Nürnberg'],
  ['Bistro Kornblume', 'RESTAURANT', 'Clara', 'Weiß', 'Lindenstraße', '33', '28195', 'Bremen'],
  ['Weinstube Rebental', 'RESTAURANT', 'Franz', 'Schneider', 'Simeonstraße', '15', '54290', 'Trier'],
  ['Restaurant Saigon Garten', 'RESTAURANT', 'Linh', 'Tran', 'Kurfürstenstraße', '48', '45127', 'Essen'],
  ['Gasthaus Drei Kastanien', 'RESTAURANT', 'Ursula', 'Meier', 'Kirchgasse', '10', '93047', 'Regensburg'],
  ['Meze Haus Anatolien', 'RESTAURANT', 'Emre', 'Yildiz', 'Kampstraße', '72', '44135', 'Dortmund'],
  ['Fischküche Nordwind', 'RESTAURANT', 'Wiebke', 'Hansen', 'Lange Straße', '21', '18055', 'Rostock'],
  ['Feinkost Sommerlad', 'RETAIL', 'Georg', 'Sommerlad', 'Rathausplatz', '2', '55116', 'Mainz'],
  ['Hofladen Wiesengrün', 'RETAIL', 'Maria', 'Albrecht', 'Wiesenweg', '18', '86150', 'Augsburg'],
  ['Unverpackt Kornkammer', 'RETAIL', 'Jule', 'Behrens', 'Kaiser-Joseph-Straße', '88', '79098', 'Freiburg im Breisgau'],
  ['Teehaus Grünblatt', 'RETAIL', 'Sabine', 'Otto', 'Hüxstraße', '26', '23552', 'Lübeck'],
  ['Präsentkorb Manufaktur Elbe', 'RETAIL', 'Ralf', 'Zimmermann', 'Elbgasse', '13', '01067', 'Dresden'],
  ['Weinhandlung Kellerlicht', 'RETAIL', 'Philipp', 'Roth', 'Sandstraße', '5', '97070', 'Würzburg'],
  ['Biomarkt Sonnenkorb', 'RETAIL', 'Anja', 'Lorenz', 'Salzstraße', '40', '48143', 'Münster'],
  ['Kanzlei Wiegand & Partner', 'OFFICE', 'Claudia', 'Wiegand', 'Königsallee', '60', '40213', 'Düsseldorf'],
  [
    'Architekten Stahl und Licht',
    'OFFICE',
    'Robert',
    'Stahl',
    'Neue Mainzer Straße',
    '24',
    '60311',
    'Frankfurt am Main',
  ],
  ['Softwarehaus Kieselwerk', 'OFFICE', 'Nils', 'Jacobs', 'Georgstraße', '36', '30159', 'Hannover'],
  ['Steuerbüro Ahrens', 'OFFICE', 'Dörte', 'Ahrens', 'Staustraße', '7', '26122', 'Oldenburg'],
  ['Agentur Farbwechsel', 'OFFICE', 'Tim', 'Lehmann', 'Alter Markt', '16', '33602', 'Bielefeld'],
  ['Kita-Verbund Regenbogen', 'OTHER', 'Petra', 'Arnold', 'Schulstraße', '29', '38100', 'Braunschweig'],
  ['Catering Tafelrunde', 'OTHER', 'Oliver', 'Fuchs', 'Rheinstraße', '54', '64283', 'Darmstadt'],
] as const

/** Who works for stores beside those of the demo accounts; the store's slug, as in front of the e-mail's @. */
export const demoSuppliers = [
  ['weinhof-rebwiesel', 'Johannes', 'Kirsch'],
  ['porzellan-weidlach', 'Margit', 'Seidel'],
  ['backhaus-grothmann', 'Henning', 'Groth'],
] as const

/** What stands in front of the @ of a business's e-mail. */
export const houseName = (company: string): string =>
  company
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]+/g, '-')
