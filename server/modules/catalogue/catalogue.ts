/** The face of the catalogue: goods, sellers, lists, searches, reviews. */
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue-interface.ts';
import { registerCategoryMenu } from './category-menu.ts';
import { registerHelpfulVotes } from './helpful-votes.ts';
import { registerListCount } from './list-count.ts';
import { registerQuotes } from './quotes.ts';
import { registerProductSkus } from './sku-api.ts';
import { registerSuggestions } from './suggestions.ts';

export {
  type CatalogueAddress,
  categoryAndSellerAddresses,
  countProducts,
  productAddresses,
} from './addresses.ts';
export { blockedProduct, tellOfBlocked } from './blocked-product.ts';
export type { Catalogue, FlashOffer, FlashSession, SkuForSale } from './catalogue-interface.ts';
export { catalogueWork, handleCatalogue } from './catalogue-work.ts';
export {
  commissionsFor,
  namesOfTarget,
  planCommission,
  type SetCommission,
  type ShopCommission,
  setCommissions,
  shopCommission,
} from './commissions.ts';
export { sellToRobots } from './flash-robot.ts';
export { openCatalogue } from './open-catalogue.ts';
export { CATALOGUE_PICTURES, pictureKey, pictureKeys } from './pictures/picture-store.ts';
export { type ProductStateRefusal, productStateCommands } from './product-state-commands.ts';
export { type PromotionRefusal, promotionCommands } from './promotions/promotion-commands.ts';
export {
  listPromotions,
  type PromotableProduct,
  promotableProduct,
  type ShopPromotion,
} from './promotions/shop-promotions.ts';
export { recordCatalogue } from './recorded-catalogue.ts';
export {
  ownReviews,
  type ReviewFigures,
  reviewTarget,
  type StoredReview,
} from './reviews/product-reviews.ts';
export { rateShops } from './reviews/rate-shops.ts';
export {
  type ShopRating,
  type ShopReview,
  type ShopReviewsQuery,
  type ShopStanding,
  shopReviews,
  shopStanding,
} from './reviews/shop-reviews.ts';
export {
  changeReview,
  hideReview,
  type LockedReview,
  lockReview,
  replyToReview,
  storeReview,
} from './reviews/write-reviews.ts';
export { type SeedOutcome, seedDatabase } from './seed.ts';
export {
  distrustSeller,
  isTrustedSeller,
  markOfficial,
  type TrustRefusal,
  trustSeller,
  unmarkOfficial,
} from './seller-trust.ts';
export { type AcceptingShop, acceptingShops } from './shop/accepting-shops.ts';
export { judgeShopName, lockShopNames, openSeller } from './shop/open-seller.ts';
export {
  type OperatorProduct,
  type OperatorProductCard,
  type OperatorProductList,
  type OperatorProductsQuery,
  operatorProduct,
  operatorProducts,
  productNames,
  waitingProducts,
} from './shop/operator-products.ts';
export {
  type OperatorSellerCard,
  type OperatorSellerList,
  operatorSeller,
  operatorSellers,
  shopsAtPickup,
  shopsLooking,
} from './shop/operator-sellers.ts';
export { type PickupAddress, pickupAddressOf } from './shop/pickup-address.ts';
export { setResponseRates } from './shop/response-rates.ts';
export {
  type PricedProduct,
  pricedProducts,
  type RecentPriceChange,
  recentPriceChanges,
} from './shop/shop-prices.ts';
export {
  listShopProducts,
  productsInTab,
  type ShopProductCard,
  type ShopProductList,
  type ShopProductsQuery,
  shopProductNumbers,
} from './shop/shop-products.ts';
export { type ShopRefusal, type ShopSettings, shopCommands, shopSettings } from './shop/shop-settings.ts';
export { listShopStock, type ShopStockList } from './shop/shop-stock-list.ts';
export { skusForSale, skusOfProducts } from './skus.ts';
export type { WordsTrial } from './try-words.ts';
export { planWords, versionOf, type WordsChange, type WordsRefusal } from './words/plan-words.ts';
export { exportWordRows, removeWords, replaceWords, setWords } from './words/words-commands.ts';
export { registerWordsCsv } from './words/words-csv.ts';
export {
  findWords,
  listWords,
  type ShownWords,
  type WordsList,
  wordPlaces,
} from './words/words-desk.ts';
export { readWordsFile } from './words/words-table.ts';
export { type PriceRefusal, priceCommands } from './writing/change-prices.ts';
export {
  type ChosenPlace,
  type DraftInList,
  openDrafts,
  type ProductDrafts,
  type StoredDraft,
} from './writing/drafts.ts';
export { type PublishRefusal, publishProduct } from './writing/publish-product.ts';
export { type StockRefusal, setStock } from './writing/set-stock.ts';

/** The endpoints of the catalogue below `/api`. */
export function registerCatalogueApi(api: FastifyInstance, catalogue: Catalogue): void {
  registerCategoryMenu(api, catalogue);
  registerSuggestions(api, catalogue);
  registerListCount(api, catalogue);
  registerQuotes(api, catalogue);
  registerProductSkus(api, catalogue);
  registerHelpfulVotes(api, catalogue);
}
export { sampleShops, sellerNames } from './sellers.ts';
export {
  cancellingShops,
  resumeShop,
  type Suspension,
  suspendShop,
  suspensionOf,
} from './shop/suspension.ts';
export { exportProducts } from './shop-import/export-products.ts';
export { registerProductLists } from './shop-import/list-routes.ts';
export { acceptImport, type ImportRefusal } from './shop-import/publish-import.ts';
export { openShopImports, type ShopImport, type ShopImports } from './shop-import/shop-imports.ts';
