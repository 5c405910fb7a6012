import { messages } from './messages.ts';
import { accountPage } from './pages/account/page.tsx';
import { codePage } from './pages/code/page.tsx';
import { enrolmentPage } from './pages/enrolment/page.tsx';
import { passwordPage } from './pages/password/page.tsx';
import { addressPage } from './pages/order-address/page.tsx';
import { cancelOrderPage } from './pages/cancel-order/page.tsx';
import { dispatchPage } from './pages/dispatch/page.tsx';
import { dispatchListPage } from './pages/dispatch-list/page.tsx';
import { packPage } from './pages/pack/page.tsx';
import { numbersPage } from './pages/numbers/page.tsx';
import { invoicesPage } from './pages/invoices/page.tsx';
import { orderPage } from './pages/order/page.tsx';
import { ordersPage } from './pages/orders/page.tsx';
import { paymentLinkPage } from './pages/payment-link/page.tsx';
import { paymentLinksPage } from './pages/payment-links/page.tsx';
import { telephoneOrderPage } from './pages/telephone-order/page.tsx';
import { refundPage } from './pages/refund/page.tsx';
import { logPage } from './pages/log/page.tsx';
import { newPersonPage } from './pages/new-person/page.tsx';
import { peoplePage } from './pages/people/page.tsx';
import { personPage } from './pages/person/page.tsx';
import { programsPage } from './pages/programs/page.tsx';
import { settingsPage } from './pages/settings/page.tsx';
import { signInPage, signOutPage } from './pages/sign-in/page.tsx';
import { todayPage } from './pages/today/page.tsx';
import { closeVisitsPage } from './pages/close-visits/page.tsx';
import { bookVisitPage } from './pages/book-visit/page.tsx';
import { openSlotPage } from './pages/open-slot/page.tsx';
import { groupRequestPage } from './pages/group-request/page.tsx';
import { groupRequestsPage } from './pages/group-requests/page.tsx';
import { visitListPage } from './pages/visit-list/page.tsx';
import { visitWeekPage } from './pages/visit-week/page.tsx';
import { visitPage } from './pages/visit/page.tsx';
import { arrivalPage } from './pages/arrival/page.tsx';
import { visitsPage } from './pages/visits/page.tsx';
import { clubRequestPage } from './pages/club-request/page.tsx';
import { clubRequestsPage } from './pages/club-requests/page.tsx';
import { inviteMemberPage } from './pages/invite-member/page.tsx';
import { memberPage } from './pages/member/page.tsx';
import { membersPage } from './pages/members/page.tsx';
import { purchasesPage } from './pages/purchases/page.tsx';
import { personalDataPage } from './pages/personal-data/page.tsx';
import { couponPage } from './pages/coupon/page.tsx';
import { newCouponPage } from './pages/new-coupon/page.tsx';
import { couponsPage } from './pages/coupons/page.tsx';
import { newVouchersPage } from './pages/new-vouchers/page.tsx';
import { voucherPage } from './pages/voucher/page.tsx';
import { vouchersPage } from './pages/vouchers/page.tsx';
import { winePage } from './pages/wine/page.tsx';
import { winePricePage } from './pages/wine-price/page.tsx';
import { wineSalePage } from './pages/wine-sale/page.tsx';
import { wineStockPage } from './pages/wine-stock/page.tsx';
import { winesPage } from './pages/wines/page.tsx';
import { workPage } from './pages/work/page.tsx';
import { workListPage } from './pages/work-list/page.tsx';
import { createOffice } from './routing/office.tsx';

export default createOffice({
  messages,
  pages: [
    signInPage,
    signOutPage,
    codePage,
    enrolmentPage,
    passwordPage,
    accountPage,
    todayPage,
    ordersPage,
    packPage,
    dispatchListPage,
    telephoneOrderPage,
    paymentLinksPage,
    paymentLinkPage,
    invoicesPage,
    orderPage,
    refundPage,
    cancelOrderPage,
    addressPage,
    dispatchPage,
    visitsPage,
    arrivalPage,
    visitListPage,
    visitWeekPage,
    closeVisitsPage,
    openSlotPage,
    bookVisitPage,
    groupRequestsPage,
    groupRequestPage,
    visitPage,
    winesPage,
    winePage,
    wineStockPage,
    winePricePage,
    wineSalePage,
    membersPage,
    inviteMemberPage,
    clubRequestsPage,
    clubRequestPage,
    purchasesPage,
    memberPage,
    personalDataPage,
    vouchersPage,
    newVouchersPage,
    voucherPage,
    couponsPage,
    newCouponPage,
    couponPage,
    numbersPage,
    programsPage,
    settingsPage,
    peoplePage,
    newPersonPage,
    personPage,
    workListPage,
    workPage,
    logPage,
  ],
});
