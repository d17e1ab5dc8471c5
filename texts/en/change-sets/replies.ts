export const changeSetsReplies = {
  stockChanged: (counted: number) =>
    `A parcel or a return came in between; ${counted} pieces lie there now. Please count once more.`,
  unknownProduct: 'This article is not one of yours.',
}
