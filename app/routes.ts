import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table, in the order of the specification (section 2). */
export default [
  index('routes/home.tsx'),
  route('product', 'routes/all-products.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('product/:id/ulasan', 'routes/product-reviews.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('search', 'routes/search.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('notifications', 'routes/notifications.tsx'),
  route('categories', 'routes/categories.tsx', { id: 'categories' }),
  route('category', 'routes/categories.tsx', { id: 'category-index' }),
  route('category/:slug', 'routes/category.tsx'),
  route('flash-sale', 'routes/flash-sale.tsx'),
  route('new-arrivals', 'routes/new-arrivals.tsx'),
  route('special-offer', 'routes/special-offer.tsx'),
  route('seller', 'routes/sellers.tsx', { id: 'seller-index' }),
  route('toko', 'routes/sellers.tsx', { id: 'toko' }),
  route('seller/toko', 'routes/sellers.tsx', { id: 'seller-toko' }),
  route('seller/:id', 'routes/seller.tsx'),
  route('promotions', 'routes/promotions.tsx'),
  route('promotions/eid', 'routes/eid.tsx'),
  route('promotions/new-year', 'routes/new-year.tsx'),
  route('promotions/cashback', 'routes/cashback.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
